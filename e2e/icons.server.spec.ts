// About: cms/src/rules/field-checks.ts

import { editorOf } from './harness/editor.ts'
import { expect, test } from './harness/server-test.ts'

test('a wrong name for an icon of the site’s own set is refused', async ({ stack }) => {
  const editor = editorOf(stack, 'theme')
  const { documentId } = await editor.find('leefbaarheid')
  const saving = editor.saveDraft(documentId, { icon: 'boompjes' })
  await expect(saving).rejects.toThrow(/Er is geen pictogram dat „boompjes” heet/)
})
