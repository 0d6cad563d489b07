import { Paper } from '@callboard/kit/print'
import { useSearchParams } from '@callboard/kit/ui'
import {
  FEEDBACKS,
  type FeedbackEntry,
  type PostingPageView,
  shownToOthers,
} from '@callboard/posting/contract'
import { useEffect, useRef } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import type { Page } from '../data/page-input.ts'
import { countWords } from '../takes/take-words.ts'
import { answersTo } from './answers.ts'
import type { PostingShown } from './posting-groups.ts'
import styles from './posting-report.module.css'
import { showsOf } from './shows.ts'
import { type CardComment, useCardComments } from './use-card-comments.ts'

const GROUPS_ON_PAGE = 6
/** What a sixth of a sheet has room for. */
const MOST_COMMENTS = 2

/** Answers that others may know of: paper goes from hand to hand. */
const printed = ({ feedbacks, feedback_private }: PostingPageView, me: string | undefined) =>
  feedbacks.filter(
    ({ from_user, feedback }) => from_user._id !== me || shownToOthers(feedback_private, feedback) !== null,
  )

/** Each answer with its givers: `Yes: Clara Lindqvist, Lee; Maybe: Dan`. */
function answerWords(answers: readonly FeedbackEntry[]): string {
  const givers = Map.groupBy(answers, ({ feedback }) => feedback)
  return FEEDBACKS.flatMap((answer) => {
    const names = givers.get(answer)?.map(({ from_user: { name, email } }) => email ?? name)
    return names ? `${ANSWER_WORDS[answer]}: ${names.join(', ')}` : []
  }).join('; ')
}

/** The newest ones: paper says how many more there are. */
function Comments({ all }: { readonly all: readonly CardComment[] }) {
  const left = all.length - MOST_COMMENTS
  return (
    <>
      {all.slice(-MOST_COMMENTS).map(({ _id, from_user, content }) => (
        <q key={_id}>
          <strong>{from_user.name}</strong> {content}
        </q>
      ))}
      {left > 0 ? <small>and {countWords(left, 'comment')} more</small> : null}
    </>
  )
}

/** The groups that the page shows, six on a sheet of paper, with the answers to their talent. */
export default function PostingReport(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly shown: readonly PostingShown[]
  readonly me: string | undefined
  /** The browser does not print by itself: it is asked to, once the pictures are there. */
  readonly asks: boolean
  readonly onDone: () => void
}) {
  const { view, shown, asks, onDone } = props
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    let isHere = true
    const pictures = [...(root.current?.querySelectorAll('img') ?? [])]
    if (asks)
      void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
        if (isHere) window.print()
      })
    return () => {
      isHere = false
      window.removeEventListener('afterprint', onDone)
    }
  }, [asks, onDone])

  // The comments of the wall are on paper, too.
  const [search] = useSearchParams()
  const { ofGroup } = useCardComments(props.page, view, showsOf(search.get('show') ?? ''))
  const answers = printed(view, props.me)
  const pages = Array.from({ length: Math.ceil(shown.length / GROUPS_ON_PAGE) }, (_, at) =>
    shown.slice(at * GROUPS_ON_PAGE, (at + 1) * GROUPS_ON_PAGE),
  )
  return (
    <Paper label={`Report of ${view.name}`} className={styles.root}>
      <div ref={root}>
        {pages.map((groups, at) => (
          <section key={groups[0]!.group._id} className={styles.page}>
            <header>
              <strong>{view.name}</strong>
              <span>{view.studio_name}</span>
              <span>
                {at + 1} of {pages.length}
              </span>
            </header>
            <ul>
              {groups.map(({ group, takes }) => {
                const picture = group.thumbnail_url ?? takes.find(({ plays }) => plays)?.thumbnail_url
                return (
                  <li key={group._id}>
                    <span className={styles.picture}>{picture ? <img src={picture} alt="" /> : null}</span>
                    <strong>{group.name}</strong>
                    <span>{countWords(takes.length, 'take')}</span>
                    {group.records.map(({ _id, first_name, last_name, role }) => {
                      const given = answersTo(answers, { ref_id: group._id, to_user: _id })
                      return (
                        <p key={_id}>
                          {[`${first_name} ${last_name}`.trim(), role].filter(Boolean).join(', ')}
                          <b>{answerWords(given)}</b>
                        </p>
                      )
                    })}
                    <Comments all={ofGroup.get(group._id) ?? []} />
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </Paper>
  )
}
