/** An error of a body parser; it carries `status`, `httpCode` or neither. */
interface ParserError extends Error {
  status?: number
  readonly httpCode?: number
}

/**
 * Gives the error of a body that could not be parsed the status of its parser, else 400: an error
 * of a parser is caused by the sender.
 * @throws the error
 */
export function rejectUnreadable(error: ParserError): never {
  const named = error.status ?? error.httpCode ?? 400
  error.status = named >= 400 && named < 500 ? named : 400
  throw error
}
