import { arch } from 'node:process';

/** Numbers of the system calls that end in EPERM, as in Linux's `unistd` tables, and of the two that make threads and processes. */
interface Table {
  /** `AUDIT_ARCH_…` of `linux/audit.h`. */
  readonly audit: number;
  readonly denied: readonly number[];
  readonly clone: number;
  readonly clone3: number;
}

const tables: Readonly<Partial<Record<string, Table>>> = {
  x64: {
    audit: 0xc000003e,
    // socket, socketpair, fork, vfork, ptrace, mount, keyctl, unshare, perf_event_open, setns, process_vm_readv, process_vm_writev,
    // memfd_create, bpf, userfaultfd, io_uring_setup
    denied: [41, 53, 57, 58, 101, 165, 250, 272, 298, 308, 310, 311, 319, 321, 323, 425],
    clone: 56,
    clone3: 435,
  },
  arm64: {
    audit: 0xc00000b7,
    // The same; there is no fork or vfork.
    denied: [198, 199, 117, 40, 219, 97, 241, 268, 270, 271, 279, 280, 282, 425],
    clone: 220,
    clone3: 435,
  },
};

const load = 0x20;
const jumpIfEqual = 0x15;
const jumpIfGreaterOrEqual = 0x35;
const jumpIfSet = 0x45;
const finish = 0x06;
const allow = 0x7fff0000;
const killProcess = 0x80000000;
const error = (number: number) => 0x00050000 | number;
const noPermission = error(1);
const notImplemented = error(38);
const threadFlag = 0x00010000;
const x32Bit = 0x40000000;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

/**
 * A seccomp filter (https://docs.kernel.org/userspace-api/seccomp_filter.html) that lets a process make threads but no processes,
 * and no sockets; undefined on a processor whose system calls are not known here.
 */
export function syscallFilter(): Uint8Array | undefined {
  const table = tables[arch];
  if (!table) return undefined;
  const instructions: Instruction[] = [
    [load, 0, 0, 4],
    [jumpIfEqual, 1, 0, table.audit],
    [finish, 0, 0, killProcess],
    [load, 0, 0, 0],
    [jumpIfGreaterOrEqual, 0, 1, x32Bit],
    [finish, 0, 0, killProcess],
    // The C library then makes its threads by `clone`, whose flags a filter can read.
    [jumpIfEqual, 0, 1, table.clone3],
    [finish, 0, 0, notImplemented],
    ...table.denied.flatMap((number): Instruction[] => [
      [jumpIfEqual, 0, 1, number],
      [finish, 0, 0, noPermission],
    ]),
    [jumpIfEqual, 1, 0, table.clone],
    [finish, 0, 0, allow],
    [load, 0, 0, 16],
    [jumpIfSet, 1, 0, threadFlag],
    [finish, 0, 0, noPermission],
    [finish, 0, 0, allow],
  ];
  const bytes = new DataView(new ArrayBuffer(instructions.length * 8));
  for (const [at, [code, ifTrue, ifFalse, value]] of instructions.entries()) {
    bytes.setUint16(at * 8, code, true);
    bytes.setUint8(at * 8 + 2, ifTrue);
    bytes.setUint8(at * 8 + 3, ifFalse);
    bytes.setUint32(at * 8 + 4, value, true);
  }
  return new Uint8Array(bytes.buffer);
}
