import type { FormAnswer } from '@beursvloer/contract/forms/answer'

/** No answer came: the connection broke, or the answer was none of ours. */
export class SendFailure extends Error {
  readonly offline: boolean

  constructor(offline: boolean) {
    super(offline ? 'No connection' : 'No answer')
    this.offline = offline
  }
}

/** Whether a value is an action's answer to a form; actions may answer other things too. */
export const isAnswer = (value: unknown): value is FormAnswer =>
  typeof value === 'object' && value !== null && 'status' in value

/**
 * Sends a form to its page and asks for the action's answer as JSON. XMLHttpRequest, because fetch
 * does not report the progress of an upload.
 * @param progress called with the share that is sent, 0 to 1
 * @throws SendFailure when there is no answer
 */
export function sendForm(
  address: string,
  data: FormData,
  progress: (part: number) => void,
): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      isAnswer(request.response) ? resolve(request.response) : reject(new SendFailure(false))
    request.onerror = () => reject(new SendFailure(true))
    request.send(data)
  })
}
