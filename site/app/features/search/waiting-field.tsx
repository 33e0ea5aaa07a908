import { SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useLayoutEffect, useRef } from 'react'
import { useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { fieldClass, type PanelProps, panelClass } from './panel.ts'
import { MAX_QUERY_LENGTH } from './query.ts'

/**
 * The field of the header's search until the code of its panel has come: nothing that is typed
 * meanwhile is lost, and Enter leads to the page with all results.
 */
export function WaitingField({ typed, opener, onClose }: PanelProps) {
  const t = useMessages(shellMessages)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus(), [])
  return (
    <search className={panelClass}>
      <form action={useHref(SEARCH_PAGE)} className="flex">
        <input
          ref={input}
          type="search"
          name={QUERY_PARAMETER}
          aria-label={t.searchLabel}
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          onInput={({ currentTarget }) => {
            typed.current = currentTarget.value
          }}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return
            onClose()
            opener.current?.focus()
          }}
          onBlur={({ relatedTarget }) => relatedTarget !== opener.current && onClose()}
          className={fieldClass}
        />
      </form>
    </search>
  )
}
