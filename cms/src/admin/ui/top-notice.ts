const ID = 'top-notice'

/** Shows a sentence above the whole panel, until it is hidden. */
export function showTopNotice(text: string): void {
  if (document.getElementById(ID)) return
  const notice = document.createElement('p')
  notice.id = ID
  notice.setAttribute('role', 'status')
  notice.textContent = text
  notice.style.cssText =
    'margin:0;padding:12px 24px;background:#15803d;color:#fff;font:600 15px/1.5 system-ui,sans-serif'
  document.body.prepend(notice)
}

export const hideTopNotice = (): void => document.getElementById(ID)?.remove()
