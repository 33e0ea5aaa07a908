import { fileKind } from './file-kind.ts'

/** A picture or part that a drawing references outside itself. */
const ELSEWHERE =
  /<(?:image|use|feImage)\b[^<>]*?\bhref\s*=\s*["']\s*(?!["'#]|data:image\/(?:png|jpeg|webp);)/i

/** Whether a file is anything else than a drawing that shows something from elsewhere, such as a linked photo. */
export const isOwnDrawing = async (file: Blob): Promise<boolean> =>
  (await fileKind(file)) !== 'svg' || !ELSEWHERE.test(await file.text())
