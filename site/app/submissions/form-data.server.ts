/**
 * The fields of a form in a request.
 * @throws a Response of 415 for a body that is no form, 400 for one that cannot be read
 */
export async function formDataOf(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw new Response('Unsupported Media Type', { status: 415 })
  }
  try {
    return await request.formData()
  } catch {
    // Also for bodies larger than allowed: the code that counts the bytes answers 413 in place of
    // this.
    throw new Response('Bad Request', { status: 400 })
  }
}
