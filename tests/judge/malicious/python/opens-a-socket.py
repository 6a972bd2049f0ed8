# Runtime Error
import socket


def answer(number):
    socket.socket()
    return 42
