/** A request as one thread sends it to another, with all of its body. */
export type RequestMessage = Awaited<ReturnType<typeof requestMessage>>

/** An answer as one thread sends it to another. */
export type ResponseMessage = Awaited<ReturnType<typeof responseMessage>>

/** @throws the body's error, when it cannot be read to its end */
export const requestMessage = async (request: Request) => ({
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
export const responseMessage = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers],
  body: response.body && (await response.arrayBuffer()),
})

export const readResponse = ({ status, headers, body }: ResponseMessage): Response =>
  new Response(body, { status, headers: [...headers] })
