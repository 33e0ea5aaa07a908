/** Maximum of parameters in a query string (requirements 13.6). */
export const QUERY_PARAMETER_LIMIT = 1000
/** Deepest nesting of keys in a query string (requirements 13.6). */
export const QUERY_DEPTH = 5
/** Maximum of entries of an array in a query string (requirements 13.6). */
export const QUERY_ARRAY_LIMIT = 20
