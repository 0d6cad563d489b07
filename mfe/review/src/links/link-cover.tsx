import { useSession } from '@callboard/kit/data'
import { Button, EmptyState, Link, useTitle } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import progress from '../posting/answer-progress.module.css'
import { GhostFrames } from '../posting/ghost-frames.tsx'
import { PostingNames } from '../posting/posting-names.tsx'
import { Viewer } from '../posting/viewer.tsx'
import linkStyles from './link.module.css'
import styles from './link-cover.module.css'
import { PageCover } from './page-cover.tsx'
import { type Cover, type PublicLink, pageAddress, pageToOpen } from './public-link.ts'

const ShareMenu = lazy(() => import('./share-menu.tsx'))

/** All pages of a link, and the way to the one to go on with. */
export function LinkCover({ link }: { readonly link: PublicLink }) {
  const session = useSession()
  const own = link.posting_pages.filter(({ studio_uri }) => studio_uri === link.studio_uri)
  const others = link.posting_pages.filter(({ studio_uri }) => studio_uri !== link.studio_uri)
  const next = pageToOpen(link, session.kind === 'nobody' && link.recipient === null)
  useTitle(`${link.name} | ${link.studio_name} | Posting Links`)
  return (
    <div className={`${linkStyles.link} ${styles.root}`}>
      <header>
        <PostingNames
          name={link.name}
          above={[link.sender, link.studio_name].filter(Boolean).join(', ')}
          brand={link.brand}
        />
        {link.recipient === null ? (
          <div className={styles.actions}>
            <Suspense fallback={<span className={styles.share} />}>
              <ShareMenu title={`${link.name} | ${link.studio_name}`} />
            </Suspense>
            <Viewer />
          </div>
        ) : (
          <p className={styles.yours}>This link is yours alone, {link.recipient}.</p>
        )}
      </header>
      <CoverProgress pages={link.posting_pages} />
      {own.length > 0 ? <Covers label="Posting pages" pages={own} link={link} next={next} /> : null}
      {others.length > 0 ? (
        <section>
          <h2 className={styles.others}>From other projects</h2>
          <Covers label="From other projects" pages={others} link={link} next={next} />
        </section>
      ) : null}
      {link.posting_pages.length > 0 ? null : (
        <>
          <GhostFrames />
          <EmptyState title="No pages yet">
            {link.sender ?? 'The casting office'} has taken the pages off this link. Ask them for a new one.
          </EmptyState>
        </>
      )}
      {next ? (
        <div className={`${progress.fixed} ${styles.next}`}>
          <Button component={Link} to={pageAddress(link, next)}>
            {next.to_answer ? 'Answer' : 'Open'} {next.name}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** How many people of all pages the reader has answered; nothing for a reader who is not asked. */
function CoverProgress({ pages }: { readonly pages: readonly Cover[] }) {
  const waited = pages.filter(({ to_answer }) => to_answer !== null)
  const asked = waited.reduce((sum, page) => sum + page.asked, 0)
  if (asked === 0) return null
  const given = asked - waited.reduce((sum, { to_answer }) => sum + (to_answer ?? 0), 0)
  return (
    <section className={`${progress.root} ${styles.progress}`} aria-label="Answers">
      <p>
        <strong>{given}</strong> of {asked} answered{given === asked ? '. That is everybody.' : null}
      </p>
      <progress value={given} max={asked} aria-label="Answered" />
    </section>
  )
}

function Covers(props: {
  readonly label: string
  readonly pages: readonly Cover[]
  readonly link: PublicLink
  readonly next: Cover | undefined
}) {
  const { link, next } = props
  return (
    <ul
      className={styles.covers}
      aria-label={props.label}
      data-bare={props.pages.every(({ faces }) => faces.length === 0) || undefined}
    >
      {props.pages.map((page) => (
        <li key={page._id}>
          <PageCover
            page={page}
            project={page.studio_uri === link.studio_uri ? undefined : page.studio_name}
            to={pageAddress(link, page)}
            isNext={page === next}
          />
        </li>
      ))}
    </ul>
  )
}
