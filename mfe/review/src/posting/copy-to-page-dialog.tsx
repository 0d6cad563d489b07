import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Checkbox, Radio } from '@callboard/kit/ticks'
import { Skeletons, Stack, Text, toast } from '@callboard/kit/ui'
import {
  copyGroupForm,
  getOnePage,
  listPostings,
  type PostingGroup,
  type PostingPageSummary,
} from '@callboard/posting/contract'
import { copyGroupAction } from '../data/copy-to-page.ts'
import { AuditionLinkTick } from '../takes/audition-link-tick.tsx'
import { mailedWords } from '../takes/audition-words.ts'
import { countWords } from '../takes/take-words.ts'

/** To which other page of the project a group goes, as this page shows it. */
export default function CopyToPageDialog(props: {
  readonly page: string
  readonly group: PostingGroup
  readonly onClose: () => void
}) {
  const own = useAnswer(getOnePage, { id: props.page })
  const postings = useAnswer(listPostings, own.kind === 'ready' ? { id: own.data.studio } : undefined)
  return (
    <Modal opened onClose={props.onClose} title={`Copy ${props.group.name} to another page`}>
      <Load
        state={own.kind === 'failed' ? own : postings}
        skeleton={<Skeletons rows={3} />}
        failedTitle="The posting pages could not be loaded"
      >
        {({ pages, can }) => {
          const others = pages.filter(({ _id }) => _id !== props.page)
          return others.length === 0 ? (
            <Text>This project has no other posting page. Make one in the list of projects.</Text>
          ) : (
            <Choice
              {...props}
              pages={others}
              uri={own.kind === 'ready' ? own.data.studio_uri : ''}
              studio={own.kind === 'ready' && can.mail_talent ? own.data.studio : undefined}
            />
          )
        }}
      </Load>
    </Modal>
  )
}

function Choice(props: {
  readonly group: PostingGroup
  readonly uri: string
  /** of the page, where talent may be mailed */
  readonly studio: string | undefined
  readonly pages: readonly PostingPageSummary[]
  readonly onClose: () => void
}) {
  const { group, pages, studio, onClose } = props
  const copy = useAction(copyGroupAction, {
    onDone: ({ _id, name, audition_links }) => {
      toast.ok(`${group.name} is on ${name}.${mailedWords(audition_links)}`, {
        link: { label: 'Open posting page', href: `/posting-page/${props.uri}/${_id}` },
      })
      onClose()
    },
  })
  const form = useForm({
    form: copyGroupForm,
    from: {
      postingpage: pages.length === 1 ? (pages[0]?._id ?? '') : '',
      copy_only_liked_videos: false,
      send_email: false,
    },
    rules: ({ postingpage }) => ({
      postingpage: postingpage === '' ? 'Please select or add a folder!' : undefined,
    }),
    input: (typed) => ({ group: group._id, ...typed }),
    action: copy,
    save: copy.run,
  })
  return (
    <FormFrame form={form} action="Copy" onCancel={onClose}>
      <Radio.Group
        label="Posting page"
        value={form.typed.postingpage}
        error={form.errorAt('postingpage')}
        onChange={(postingpage) => form.change({ postingpage })}
      >
        <Stack gap={4} mt={4} mah={320} style={{ overflowY: 'auto' }}>
          {pages.map(({ _id, name, groups }) => (
            <Radio key={_id} value={_id} label={name} description={countWords(groups, 'group')} />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox label="Only liked videos" {...form.tick('copy_only_liked_videos')} />
      {studio === undefined ? null : (
        <AuditionLinkTick
          studio={studio}
          records={group.records.map(({ _id }) => _id)}
          page={form.typed.postingpage}
          tick={form.tick('send_email')}
        />
      )}
    </FormFrame>
  )
}
