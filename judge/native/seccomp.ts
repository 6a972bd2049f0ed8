/**
 * The seccomp filter of sandbox processes. System calls that are not listed fail with EPERM: no sockets, new processes, shared memory,
 * tracing or mounting.
 */
type Numbers = readonly [x64: number | null, arm64: number | null]

// Names and numbers as in the kernel's unistd headers.
const CALLS = {
  read: [0, 63], write: [1, 64], close: [3, 57], fstat: [5, 80], newfstatat: [262, 79], stat: [4, null], lstat: [6, null],
  statx: [332, 291], lseek: [8, 62], mmap: [9, 222], mprotect: [10, 226], munmap: [11, 215], mremap: [25, 216],
  madvise: [28, 233], brk: [12, 214], rt_sigaction: [13, 134], rt_sigprocmask: [14, 135], rt_sigreturn: [15, 139],
  sigaltstack: [131, 132], pread64: [17, 67], readv: [19, 65], writev: [20, 66], access: [21, null],
  faccessat: [269, 48], faccessat2: [439, 439], getpid: [39, 172], gettid: [186, 178], getppid: [110, 173], exit: [60, 93],
  exit_group: [231, 94], futex: [202, 98], sched_yield: [24, 124], sched_getaffinity: [204, 123], arch_prctl: [158, null],
  set_tid_address: [218, 96], set_robust_list: [273, 99], rseq: [334, 293], prlimit64: [302, 261], getrlimit: [97, 163],
  setrlimit: [160, 164], getrandom: [318, 278], open: [2, null], openat: [257, 56], readlink: [89, null], readlinkat: [267, 78],
  getdents64: [217, 61], getcwd: [79, 17], dup: [32, 23], dup2: [33, null], dup3: [292, 24],
  clock_gettime: [228, 113], clock_getres: [229, 114], clock_nanosleep: [230, 115], nanosleep: [35, 101],
  gettimeofday: [96, 169], time: [201, null], getuid: [102, 174], geteuid: [107, 175], getgid: [104, 176], getegid: [108, 177],
  uname: [63, 160], poll: [7, null], ppoll: [271, 73], execve: [59, 221], getrusage: [98, 165],
  times: [100, 153], tgkill: [234, 131], kill: [62, 129], restart_syscall: [219, 128],
} as const satisfies Record<string, Numbers>

// Node also needs these, for its event loop and the threads of its process.
const CALLS_OF_NODE = {
  epoll_create1: [291, 20], epoll_ctl: [233, 21], epoll_pwait: [281, 22], epoll_wait: [232, null], eventfd2: [290, 19],
  pipe2: [293, 59], prctl: [157, 167], capget: [125, 90], membarrier: [324, 283], sched_getparam: [143, 121],
  sched_getscheduler: [145, 120], mincore: [27, 232], pkey_alloc: [330, 289], pkey_mprotect: [329, 288], pkey_free: [331, 290],
  sysinfo: [99, 179],
} as const satisfies Record<string, Numbers>

interface Commands {
  call: Numbers
  allowed: readonly number[]
  /** The error of the kernel for unknown commands. */
  error: number
}

const EINVAL = 22
const ENOTTY = 25

/** Calls that are allowed only with these commands in their second argument. */
const COMMANDS: readonly Commands[] = [
  // ioctl: FIONBIO, FIONCLEX, FIOCLEX. Other commands on an inherited socket would reveal the network interfaces and addresses of the host.
  { call: [16, 29], allowed: [0x5421, 0x5450, 0x5451], error: ENOTTY },
  // fcntl: F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC. Locks on shared libraries would let sandboxed programs exchange data.
  { call: [72, 25], allowed: [0, 1, 2, 3, 4, 1030], error: EINVAL },
]

const THREADS: Numbers = [56, 220]
const CLONE3: Numbers = [435, 435]
const CLONE_THREAD = 0x10000

const ARCHITECTURES = { x64: { audit: 0xc000003e, column: 0 }, arm64: { audit: 0xc00000b7, column: 1 } } as const

const ALLOW = 0x7fff0000
const KILL = 0x80000000
const ERRNO = 0x00050000
const EPERM = 1
const ENOSYS = 38

const LOAD = 0x20
const JUMP_IF_EQUAL = 0x15
const JUMP_IF_AT_LEAST = 0x35
const JUMP_IF_ANY_BIT = 0x45
const RETURN = 0x06

const NUMBER_AT = 0
const ARCHITECTURE_AT = 4
const FIRST_ARGUMENT_AT = 16
// The lower half, which is all that the kernel reads; both architectures are little-endian.
const SECOND_ARGUMENT_AT = 24
// The calls of the x32 ABI have numbers from here on.
const X32 = 0x40000000

type Instruction = readonly [code: number, jumpTrue: number, jumpFalse: number, value: number]

/** The filter as BPF instructions in binary; null for an architecture whose call numbers are not listed here. */
export function syscallFilter(runtime: 'python' | 'node', arch: string = process.arch): Buffer | null {
  const known = ARCHITECTURES[arch as keyof typeof ARCHITECTURES]
  if (known === undefined) return null
  const { audit, column } = known
  const calls: Record<string, Numbers> = runtime === 'node' ? { ...CALLS, ...CALLS_OF_NODE } : CALLS
  const numbers = Object.values(calls).flatMap((call) => call[column] ?? [])
  const threads: Instruction[] = [
    [JUMP_IF_EQUAL, 0, 3, THREADS[column]!],
    [LOAD, 0, 0, FIRST_ARGUMENT_AT],
    [JUMP_IF_ANY_BIT, 0, 1, CLONE_THREAD],
    [RETURN, 0, 0, ALLOW],
  ]
  const commands = COMMANDS.flatMap(({ call, allowed, error }): Instruction[] => [
    [JUMP_IF_EQUAL, 0, 2 * allowed.length + 2, call[column]!],
    [LOAD, 0, 0, SECOND_ARGUMENT_AT],
    ...allowed.flatMap((command): Instruction[] => [[JUMP_IF_EQUAL, 0, 1, command], [RETURN, 0, 0, ALLOW]]),
    [RETURN, 0, 0, ERRNO | error],
  ])
  const instructions: Instruction[] = [
    [LOAD, 0, 0, ARCHITECTURE_AT],
    [JUMP_IF_EQUAL, 1, 0, audit],
    [RETURN, 0, 0, KILL],
    [LOAD, 0, 0, NUMBER_AT],
    [JUMP_IF_AT_LEAST, 0, 1, X32],
    [RETURN, 0, 0, KILL],
    ...numbers.flatMap((number): Instruction[] => [[JUMP_IF_EQUAL, 0, 1, number], [RETURN, 0, 0, ALLOW]]),
    ...commands,
    // glibc tries clone3 first, and falls back to clone if the kernel has no clone3.
    [JUMP_IF_EQUAL, 0, 1, CLONE3[column]!],
    [RETURN, 0, 0, ERRNO | ENOSYS],
    ...(runtime === 'node' ? threads : []),
    [RETURN, 0, 0, ERRNO | EPERM],
  ]
  const bytes = Buffer.alloc(instructions.length * 8)
  instructions.forEach(([code, jumpTrue, jumpFalse, value], at) => {
    bytes.writeUInt16LE(code, at * 8)
    bytes.writeUInt8(jumpTrue, at * 8 + 2)
    bytes.writeUInt8(jumpFalse, at * 8 + 3)
    bytes.writeUInt32LE(value >>> 0, at * 8 + 4)
  })
  return bytes
}
