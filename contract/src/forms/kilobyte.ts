/** Bytes of a kilobyte, in the sizes of files and their limits (requirements 13.6). */
export const BYTES_PER_KILOBYTE = 1024
