import { useAction } from '@callboard/kit/data'
import { ActionFault, Button, Stack, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { previewTemplateAction } from '../data/templates.ts'
import { MailFrame } from '../shared/mail-frame.tsx'
import styles from './templates.module.css'

interface Preview {
  readonly subject: string
  readonly html: string
}

/** The typed words as an e-mail, with sample values. */
export function TemplatePreview(props: {
  readonly name: string
  readonly subject: string
  readonly html: string
}) {
  const { name: id, subject, html } = props
  const [seen, setSeen] = useState<Preview & { readonly of: string }>()
  const typed = JSON.stringify([subject, html])
  const preview = useAction(previewTemplateAction, { onDone: (mail) => setSeen({ ...mail, of: typed }) })
  return (
    <Stack gap="sm" align="flex-start" component="section" aria-label="Preview">
      <Button
        variant="default"
        loading={preview.busy}
        disabled={subject.trim() === '' || html.trim() === ''}
        onClick={() => void preview.run({ id, subject, html })}
      >
        {seen ? 'Preview again' : 'Preview'}
      </Button>
      <ActionFault error={preview.error} />
      {seen ? (
        <>
          <Text size="sm" c="dimmed" role="status">
            {seen.of === typed ? 'With sample values.' : 'The words have changed since.'}
          </Text>
          <Text fw={650}>{seen.subject}</Text>
          <MailFrame className={styles.frame} title="Preview of the e-mail" html={seen.html} />
        </>
      ) : null}
    </Stack>
  )
}
