/** A request as one thread sends it to another, with all of its body. */
export interface RequestMessage {
  readonly url: string
  readonly method: string
  readonly headers: readonly [name: string, value: string][]
  readonly body: ArrayBuffer | null
}

/** An answer as one thread sends it to another. */
export interface ResponseMessage {
  readonly status: number
  readonly headers: readonly [name: string, value: string][]
  readonly body: ArrayBuffer | null
}

/** @throws the body's error, when it cannot be read to its end */
export const requestMessage = async (request: Request): Promise<RequestMessage> => ({
  url: request.url,
  method: request.method,
  headers: [...request.headers],
  body: request.body && (await request.arrayBuffer()),
})

export const readRequest = (message: RequestMessage, signal: AbortSignal): Request => {
  const { url, method, headers, body } = message
  return new Request(url, { method, headers: [...headers], body, signal })
}

/** @throws the body's error, when it cannot be read to its end */
export const responseMessage = async (response: Response): Promise<ResponseMessage> => ({
  status: response.status,
  headers: [...response.headers],
  body: response.body && (await response.arrayBuffer()),
})

export const readResponse = ({ status, headers, body }: ResponseMessage): Response =>
  new Response(body, { status, headers: [...headers] })
