import type { IncomingMessage, ServerResponse } from 'node:http'

/** Headers that tell another process which span its work belongs to. */
type TraceHeaders = Readonly<Record<string, string>>

export interface Tracing {
  answer<T>(
    request: IncomingMessage,
    response: ServerResponse,
    path: () => string,
    answer: () => T,
  ): T
  step<T>(
    name: string,
    attributes: Readonly<Record<string, string>>,
    work: (headers: TraceHeaders) => Promise<T>,
    traceparent?: string | null,
  ): Promise<T>
  headers(): TraceHeaders
  stop(): Promise<void>
}

let tracing: Tracing | undefined

/** Sends traces from now on, where an endpoint is set; the library is loaded only then. */
export async function startTracing(part: 'site' | 'cms'): Promise<void> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) return
  const { openTracing } = await import('./open-tracing.ts')
  tracing = openTracing(part)
}

/** Sends what waits, and ends tracing. */
export async function stopTracing(): Promise<void> {
  const stopped = tracing
  tracing = undefined
  await stopped?.stop()
}

/**
 * Answers a request in a span.
 * @param path as logs may hold it
 */
export const tracedAnswer = <T>(
  request: IncomingMessage,
  response: ServerResponse,
  path: () => string,
  answer: () => T,
): T => (tracing ? tracing.answer(request, response, path, answer) : answer())

/**
 * Does a part of the answer to a request in a span of its own; what no request asks for has none.
 * @param attributes nothing about visitors
 * @param work gets the headers for another process
 * @param traceparent of the span that it is part of, where that is of another process or thread
 */
export const tracedStep: Tracing['step'] = (name, attributes, work, traceparent) =>
  tracing ? tracing.step(name, attributes, work, traceparent) : work({})

/** The headers for work in another thread. */
export const traceHeaders = (): TraceHeaders => tracing?.headers() ?? {}
