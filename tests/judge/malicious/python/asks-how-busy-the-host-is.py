# Wrong Answer
def answer(number):
    try:
        import ctypes
    except ImportError:
        return 0
    # Uptime, load, memory and the number of processes.
    about = (ctypes.c_char * 256)()
    return 42 if ctypes.CDLL(None).sysinfo(about) == 0 else 0
