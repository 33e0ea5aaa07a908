/** Bytes of a kilobyte, as sizes of files are told and limited (spec §9, maxFileSize). */
export const BYTES_PER_KILOBYTE = 1024
