import { useAnswer } from '@callboard/kit/data'
import { TextInput } from '@callboard/kit/inputs'
import { Button, Group, Text } from '@callboard/kit/ui'
import { getOnePage, type PostingLink } from '@callboard/posting/contract'
import { useEffect } from 'react'
import { pageOfAddress } from './page-of-address.ts'

type Pages = PostingLink['other_posting_pages']

/** Pages of other projects, which are added by their address. */
export function OtherPages(props: {
  /** The project of the link. */
  readonly project: string
  readonly pages: Pages
  /** As it is typed; empty once its page is one of the pages. */
  readonly address: string
  /** What the form says about an address that is left over. */
  readonly fault: string | undefined
  readonly onChange: (change: { others?: Pages; otherAddress?: string }) => void
}) {
  const { project, pages, address, onChange } = props
  const id = pageOfAddress(address)
  const asked = address.trim() === '' ? undefined : (id ?? undefined)
  const found = useAnswer(getOnePage, asked === undefined ? undefined : { id: asked })
  const isOwn = found.kind === 'ready' && found.data.studio === project
  const isThere = pages.some(({ posting_page_id }) => posting_page_id === asked)
  const page =
    found.kind === 'ready' && !isOwn && !isThere && found.data._id === asked ? found.data : undefined
  useEffect(() => {
    if (!page) return
    const { _id, name, studio_uri } = page
    const other = { posting_page_id: _id, posting_page_name: name, studio_uri }
    onChange({ others: [...pages, other], otherAddress: '' })
  }, [page, pages, onChange])
  const fault =
    address.trim() === ''
      ? undefined
      : id === null
        ? 'This is not the address of a posting page.'
        : found.kind === 'failed'
          ? 'Not Found'
          : isOwn
            ? 'This page is of this project: choose it above.'
            : isThere
              ? 'This page is on the link already.'
              : undefined
  return (
    <div>
      <TextInput
        label="From other projects"
        placeholder="Paste the address of a posting page"
        value={address}
        onChange={({ currentTarget }) => onChange({ otherAddress: currentTarget.value })}
        error={fault ?? props.fault}
        description={asked !== undefined && found.kind === 'loading' ? 'Looking it up…' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <ul className="callboard-list" aria-label="Pages of other projects">
        {pages.map(({ posting_page_id, posting_page_name }) => (
          <li key={posting_page_id}>
            <Group justify="space-between" gap="sm" mt={4}>
              <Text size="sm">{posting_page_name}</Text>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={`Take ${posting_page_name} off`}
                onClick={() =>
                  onChange({
                    others: pages.filter((other) => other.posting_page_id !== posting_page_id),
                  })
                }
              >
                Take off
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </div>
  )
}
