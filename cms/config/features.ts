/** The earlier media library: the redesigned one has no Dutch words yet. */
export default { useLegacyMediaLibrary: true }
