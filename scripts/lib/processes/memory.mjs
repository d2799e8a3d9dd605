import os from 'node:os'

export const GIGABYTE = 1024 ** 3

/** Memory that new processes can have, in bytes: a container may be given less than the machine has free. */
export const freeMemory = () => Math.min(os.freemem(), process.constrainedMemory?.() || Infinity)
