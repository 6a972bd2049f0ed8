# Runtime Error
import socket


def answer(number):
    socket.getaddrinfo("example.com", 80)
    return 42
