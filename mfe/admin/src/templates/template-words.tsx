import { asRich, fromRich } from '@callboard/admin/contract'
import { Textarea } from '@callboard/kit/inputs'
import { RichTextInput } from '@callboard/kit/rich-text'
import { Tabs } from '@callboard/kit/tabs'
import { Text } from '@callboard/kit/ui'
import { useState } from 'react'
import styles from './templates.module.css'

/** The words of an e-mail, in the rich editor where it keeps all of them, or raw. */
export function TemplateWords({
  html,
  error,
  onChange,
}: {
  readonly html: string
  readonly error?: string | undefined
  readonly onChange: (html: string) => void
}) {
  const rich = asRich(html)
  const [wanted, setWanted] = useState('rich')
  // A fault is named by the line of the raw text.
  const side = rich === null || error !== undefined ? 'raw' : wanted
  return (
    <Tabs value={side} onChange={(next) => setWanted(next ?? 'rich')} keepMounted={false}>
      <Tabs.List mb="sm">
        <Tabs.Tab value="rich" disabled={rich === null || error !== undefined}>
          Rich text
        </Tabs.Tab>
        <Tabs.Tab value="raw">Raw</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="rich">
        <RichWords html={html} onChange={onChange} />
        <Text size="sm" c="dimmed" mt={4}>
          A link that stands alone in its line becomes a button.
        </Text>
      </Tabs.Panel>
      <Tabs.Panel value="raw">
        <Textarea
          autosize
          minRows={8}
          maxRows={24}
          label="HTML"
          name="html"
          spellCheck={false}
          classNames={{ input: styles.raw }}
          description={
            rich === null
              ? 'This e-mail has conditions or elements that the rich editor would lose.'
              : undefined
          }
          value={html}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Tabs.Panel>
    </Tabs>
  )
}

/** The editor keeps its own form of the words while they are typed: the same words come back from raw in another. */
function RichWords({ html, onChange }: { readonly html: string; readonly onChange: (html: string) => void }) {
  const [kept, setKept] = useState(() => ({ html, rich: asRich(html) ?? '' }))
  // Words from elsewhere: discarded, or of another person.
  if (kept.html !== html) setKept({ html, rich: asRich(html) ?? '' })
  const change = (rich: string) => {
    const next = fromRich(rich)
    setKept({ html: next, rich })
    onChange(next)
  }
  return <RichTextInput label="Words" value={kept.rich} onChange={change} />
}
