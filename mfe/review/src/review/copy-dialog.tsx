import { useAction } from '@callboard/kit/data'
import { BottomSheet, Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Checkbox, Radio } from '@callboard/kit/ticks'
import { Stack, Text, useMediaQuery } from '@callboard/kit/ui'
import { copyForm, type Pick, type PostingPageSummary } from '@callboard/posting/contract'
import type { ReviewView } from '@callboard/review/contract'
import { useState } from 'react'
import { copyAction } from '../data/copy-to-page.ts'
import { AuditionLinkTick } from '../takes/audition-link-tick.tsx'
import { countWords } from '../takes/take-words.ts'
import { copiedToPageWords } from './copied-words.ts'
import styles from './copy-dialog.module.css'
import { firstWithout, pagesWith } from './pages-with.ts'
import type { Postings } from './posting-pages-menu.tsx'
import type { ShownGroup } from './review-groups.ts'

/** Where the selected groups go: an existing page, or a new one. On a phone a sheet, whose one button is as wide as it. */
export default function CopyDialog(props: {
  readonly session: ReviewView['session']
  readonly groups: readonly ShownGroup[]
  readonly pages: Postings
  /** Talent who are on pages already. */
  readonly posted: readonly Pick[]
  readonly onClose: () => void
  readonly onCopied: (page: PostingPageSummary, words: string) => void
}) {
  const { session, groups, pages, posted } = props
  // The answers that follow a copy would choose another page under the pointer.
  const [has] = useState(() => pagesWith(groups, posted))
  const copy = useAction(copyAction, { onDone: (page) => props.onCopied(page, copiedToPageWords(page)) })
  const isPhone = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false })
  const Surface = isPhone ? BottomSheet : Modal
  const row = { classNames: { body: styles.row } }
  const known = pages.kind === 'ready' ? pages.data.pages : []
  const form = useForm({
    form: copyForm,
    from: {
      postingpage: firstWithout(known, has),
      new_page: '',
      copy_only_liked_videos: false,
      send_email: false,
    },
    rules: ({ postingpage, new_page }) => ({
      new_page: postingpage === '' && new_page.trim() === '' ? 'Please select or add a folder!' : undefined,
    }),
    input: ({ postingpage, new_page, copy_only_liked_videos, send_email }) => ({
      session: session._id,
      groups: groups.map(({ group }) => group._id),
      ...(new_page.trim() === '' ? {} : { new_page: new_page.trim() }),
      ...(postingpage === '' ? {} : { postingpage }),
      copy_only_liked_videos,
      send_email,
    }),
    action: copy,
    save: copy.run,
  })
  const { postingpage, new_page } = form.typed
  const to = new_page.trim() || known.find(({ _id }) => _id === postingpage)?.name
  return (
    <Surface opened onClose={props.onClose} title="Copy to Posting page">
      <div className={isPhone ? styles.sheet : styles.dialog}>
        <FormFrame
          form={form}
          action={to ? `Copy to ${to}` : 'Copy'}
          {...(isPhone ? { size: 'md' } : { onCancel: props.onClose })}
        >
          <Text c="dimmed">
            {countWords(groups.length, 'group')}. What the page has already is not copied twice.
          </Text>
          {pages.kind === 'failed' ? (
            <Text role="alert" c="red">
              The posting pages could not be loaded. You can still type a new one.
            </Text>
          ) : null}
          {known.length > 0 ? (
            <Radio.Group
              label="Posting page"
              value={form.typed.postingpage}
              onChange={(postingpage) => form.change({ postingpage, new_page: '' })}
            >
              <Stack className={styles.pages}>
                {known.map((one) => (
                  <Radio
                    key={one._id}
                    {...row}
                    value={one._id}
                    label={one.name}
                    description={`${countWords(one.groups, 'group')}${has.has(one._id) ? ', already there' : ''}`}
                  />
                ))}
              </Stack>
            </Radio.Group>
          ) : null}
          <TextInput
            label="New page name"
            classNames={{ input: styles.field }}
            {...form.text('new_page')}
            data-autofocus={known.length === 0 || undefined}
            onChange={({ currentTarget }) => form.change({ new_page: currentTarget.value, postingpage: '' })}
          />
          <Checkbox label="Only liked videos" {...row} {...form.tick('copy_only_liked_videos')} />
          {pages.kind === 'ready' && pages.data.can.mail_talent ? (
            <AuditionLinkTick
              studio={session.studio}
              records={groups.flatMap(({ group }) => group.records.map(({ _id }) => _id))}
              page={form.typed.postingpage}
              tick={{ ...form.tick('send_email'), ...row }}
            />
          ) : null}
        </FormFrame>
      </div>
    </Surface>
  )
}
