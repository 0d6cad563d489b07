import type { ReplyOf } from '@callboard/core/http-contract'
import { Load, useAnswer, useElsewhere } from '@callboard/kit/data'
import { IconMovie } from '@callboard/kit/icons'
import { CopyButton } from '@callboard/kit/share'
import { Anchor, Button, EmptyState, Link, Stage, useParams, useTitle } from '@callboard/kit/ui'
import { getLink } from '@callboard/posting/contract'
import { GonePage } from '../posting/gone-page.tsx'
import { isGone } from '../posting/is-gone.ts'
import postingStyles from '../posting/posting.module.css'
import { PostingNames } from '../posting/posting-names.tsx'
import { PostingSkeleton } from '../posting/posting-skeleton.tsx'
import { countWords } from '../takes/take-words.ts'
import takes from '../takes/takes.module.css'
import { useOpenedLink } from './use-opened-link.ts'

type PublicLink = ReplyOf<typeof getLink>

/** `/posting-link-page/{uri}/{linkId}`: the page behind a posting link. */
export default function PostingLinkPage() {
  const { uri = '', linkId = '' } = useParams()
  const state = useAnswer(getLink, { id: linkId })
  useOpenedLink(state.kind === 'ready' ? linkId : undefined)
  const isElsewhere = useElsewhere(uri, state.kind === 'ready' ? state.data.studio_uri : undefined)
  return (
    <Stage>
      {isElsewhere || (state.kind === 'failed' && isGone(state.error)) ? (
        <GonePage />
      ) : (
        <Load state={state} skeleton={<PostingSkeleton />} failedTitle="The link could not be loaded">
          {(link) => <LinkView uri={uri} link={link} />}
        </Load>
      )}
    </Stage>
  )
}

function LinkView({ uri, link }: { readonly uri: string; readonly link: PublicLink }) {
  useTitle(`${link.name} | ${link.studio_name} | Posting Links`)
  const pageAddress = (id: string) => `/posting-page-via-link/${uri}/${link._id}/${id}`
  return (
    <div className={postingStyles.link}>
      <header>
        <PostingNames name={link.name} project={link.studio_name} brand={link.brand} />
        <CopyButton value={`${location.origin}${location.pathname}`} label="Copy Link" />
      </header>
      {link.posting_pages.length > 0 ? (
        <ul aria-label="Posting pages">
          {link.posting_pages.map((page) => (
            <li key={page._id}>
              <div>
                <Anchor component={Link} to={pageAddress(page._id)} c="inherit" fw={650}>
                  {page.name}
                </Anchor>
                <p className={takes.quiet}>{countWords(page.groups, 'talent group')}</p>
              </div>
              <Button
                component={Link}
                to={pageAddress(page._id)}
                variant={link.posting_pages.length > 1 ? 'default' : 'filled'}
              >
                View Page
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={<IconMovie size={24} />} title="No pages yet">
          The casting office has taken the pages off this link. Ask them for a new one.
        </EmptyState>
      )}
    </div>
  )
}
