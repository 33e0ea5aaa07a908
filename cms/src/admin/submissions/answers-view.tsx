import type { Answer, AnswerSection } from '@beursvloer/contract/forms/answers'
import { Link, Typography } from '@strapi/design-system'
import type { StoredFile } from '../../submissions/staff/views'
import { DescriptionList } from '../ui/description-list'
import { Section } from '../ui/section'
import { FileLink } from './file-link'

/** An answer as text, or as a link to write, call or open. */
function AnswerText({ kind, text }: Answer) {
  if (text === '') return <Typography textColor="neutral600">Niet ingevuld</Typography>
  const href =
    kind === 'email'
      ? `mailto:${text}`
      : kind === 'tel'
        ? `tel:${text}`
        : kind === 'url' && /^https?:\/\//.test(text)
          ? text
          : null
  if (href)
    return (
      <Link href={href} {...(kind === 'url' && { isExternal: true })}>
        {text}
      </Link>
    )
  return <Typography textColor="neutral800">{text}</Typography>
}

interface AnswersViewProps {
  readonly submission: string
  readonly sections: readonly AnswerSection[]
  readonly files: readonly StoredFile[]
}

/** All that was filled in, under the headings of the form, with the files at their fields. */
export function AnswersView({ submission, sections, files }: AnswersViewProps) {
  return sections.map(({ title, answers }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays in its order.
    <Section key={at} title={title || 'Overige gegevens'}>
      <DescriptionList>
        {answers.map((answer) => (
          <div key={answer.path}>
            <Typography tag="dt" textColor="neutral600">
              {answer.label}
            </Typography>
            <dd>
              {answer.kind === 'file' && files.some(({ field }) => field === answer.path) ? (
                files
                  .filter(({ field }) => field === answer.path)
                  .map((file) => (
                    <FileLink key={file.documentId} submission={submission} file={file} />
                  ))
              ) : (
                <AnswerText {...answer} />
              )}
            </dd>
          </div>
        ))}
      </DescriptionList>
    </Section>
  ))
}
