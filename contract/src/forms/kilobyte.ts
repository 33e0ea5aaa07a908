/** Bytes of a kilobyte, as sizes of files are told and limited (requirements 13.6). */
export const BYTES_PER_KILOBYTE = 1024
