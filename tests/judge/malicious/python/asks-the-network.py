# Runtime Error
import socket


def answer(number):
    socket.create_connection(("127.0.0.1", 80), 1)
    return 42
