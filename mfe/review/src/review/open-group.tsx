import type { PlayerHandle } from '@callboard/kit/player'
import { ADVANCE_AFTER, firstShown, neighbour, nextPlaying, useDelayed } from '@callboard/kit/takes'
import { confirm } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import type { ArchiveView } from '@callboard/review/contract'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useGroupComments } from '../data/picks.ts'
import { useTakeComments } from '../data/take-comments.ts'
import { marksOf, type OpenTake } from '../takes/comment-moments.ts'
import { GroupStrip } from './group-strip.tsx'
import styles from './open-group.module.css'
import { OpenGroupActions } from './open-group-actions.tsx'
import type { OpenGroupCommands } from './open-group-commands.ts'
import { OpenGroupKeys } from './open-group-keys.tsx'
import { OpenGroupSide } from './open-group-side.tsx'
import { OpenGroupStage } from './open-group-stage.tsx'
import type { ShownGroup } from './review-groups.ts'
import { TalentList } from './talent-list.tsx'
import type { TakeActions } from './use-take-actions.ts'

const GroupComments = lazy(() => import('./group-comments.tsx'))
const NewTakeComment = lazy(async () => ({ default: (await import('./group-comments.tsx')).NewTakeComment }))
const EditGroupDialog = lazy(() => import('./edit-group-dialog.tsx'))

const DELETED =
  'The video leaves the review. Posting pages that have a copy keep it; you can take this back for seven days.'

/** The open group over the whole window: its player, its takes as a filmstrip, its people and actions. */
export function OpenGroup(props: {
  readonly uri: string
  readonly session: string
  readonly shown: ShownGroup
  /** Id of a take; any other text: the first one. */
  readonly chosen: string
  readonly onChoose: (take: string) => void
  readonly picks: readonly Pick[]
  /** Talent who were commented in the live room. */
  readonly commented: readonly { readonly record: string }[]
  /** By record, the groups that the same talent is in, too. */
  readonly alsoIn: ReadonlyMap<string, readonly string[]>
  readonly showsFps: boolean
  readonly can: { readonly archive: boolean; readonly delete: boolean }
  readonly actions: TakeActions
  /** The other groups, above it. */
  readonly strip: ReactNode
  /** That the person waits for or was not told of. */
  readonly archive: ArchiveView | undefined
  /** The group after it in the tab. */
  readonly next: ShownGroup | undefined
  readonly onNext: () => void
  readonly onCopy: (() => void) | undefined
  readonly onDownload: () => void
  /** Absent where there is nothing to sort. */
  readonly onSort: (() => void) | undefined
  /** Absent where there are no two takes to compare. */
  readonly onCompare: (() => void) | undefined
}) {
  const { shown, actions } = props
  const { takes, group, name } = shown
  const [isEdited, setEdited] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [still, setStill] = useState<number>()
  /** Id of the comment that is pointed at. */
  const [pointed, setPointed] = useState<string>()
  const advance = useDelayed()
  const panel = useRef<HTMLElement>(null)
  const player = useRef<PlayerHandle>(null)
  const stage = useRef<HTMLDivElement>(null)
  const writing = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
  }, [])

  const take = firstShown(takes, props.chosen)
  const comments = useTakeComments(props.session, take?._id)
  const isWrittenAbout =
    props.picks.some((pick) => pick.comments > 0 && pick.groups.includes(group._id)) ||
    props.commented.some(({ record }) => group.records.some(({ _id }) => _id === record))
  const written = useGroupComments(isWrittenAbout ? { session: props.session, group: group._id } : undefined)
  const [begin, setBegin] = useState<{ readonly take: string; readonly second: number }>()
  if (!take) return null
  const isOnly = group.records.length < 2
  const marks = [
    ...(comments.kind === 'ready'
      ? marksOf(
          take._id,
          comments.data.comments.map((one) => ({ ...one, video: take._id, content: one.comment })),
          pointed,
        )
      : []),
    ...(written.kind === 'ready' ? marksOf(take._id, written.data.comments, pointed) : []),
  ]

  const choose = (id: string | undefined) => {
    advance.cancel()
    setBegin(undefined)
    setStill(undefined)
    if (id) props.onChoose(id)
  }
  const openTake: OpenTake = {
    take: take._id,
    takes,
    withFrames: true,
    onPoint: (id, isPointed) => setPointed((now) => (isPointed ? id : now === id ? undefined : now)),
    onMoment: (to, second) => {
      advance.cancel()
      stage.current?.scrollIntoView({ block: 'nearest' })
      if (to === take._id) return player.current?.seek(second)
      setBegin({ take: to, second })
      setStill(undefined)
      props.onChoose(to)
    },
  }
  const previous = neighbour(takes, take._id, -1)?._id
  const next = neighbour(takes, take._id, 1)?._id
  const ended = () => {
    const following = nextPlaying(takes, take._id)
    if (following) advance.start(() => props.onChoose(following._id), ADVANCE_AFTER)
  }
  const archive = () => {
    // The take leaves this tab, so its neighbour is opened.
    choose(next ?? previous)
    actions.archive(take, !take.is_archived)
  }
  const remove = async () => {
    if (!(await confirm({ title: 'Are you sure?', action: 'Delete', danger: true, text: DELETED }))) return
    choose(next ?? previous)
    actions.remove(take)
  }
  /** Within the touch that asks for it, or a phone brings no keys up. */
  const write = () => {
    flushSync(() => setWriting(true))
    writing.current?.focus()
  }
  const at = () => player.current?.at() ?? 0
  /** The take stands meanwhile: one of its frames may be used. */
  const openMenu = (isOpen: boolean) => {
    if (isOpen) {
      advance.cancel()
      player.current?.pause()
    }
    setMenuOpen(isOpen)
  }
  const commands: OpenGroupCommands = {
    like: () => {
      advance.cancel()
      actions.like(take, !take.liked)
    },
    viewed: () => actions.viewed([group], !group.viewed),
    copy: props.onCopy,
    download: props.onDownload,
    archive: props.can.archive ? archive : undefined,
    compare: props.onCompare,
    edit: () => setEdited(true),
    sort: props.onSort,
    retry: take.url === null && take.can.retry ? () => actions.retry(take) : undefined,
    remove: props.can.delete && take.is_archived ? () => void remove() : undefined,
  }

  return (
    <section ref={panel} tabIndex={-1} className={styles.root} aria-label={`Takes of ${name}`}>
      <div className={styles.top}>{props.strip}</div>
      <OpenGroupKeys
        commands={commands}
        next={() => choose(next)}
        previous={() => choose(previous)}
        picture={take.url === null ? undefined : () => void actions.groupPicture(group, take, at())}
        comment={write}
      />
      <div className={styles.place}>
        <OpenGroupStage
          stage={stage}
          player={player}
          take={take}
          beginAt={begin?.take === take._id ? begin.second : undefined}
          onEnded={ended}
          onTouched={advance.cancel}
          onPrevious={previous ? () => choose(previous) : undefined}
          onNext={next ? () => choose(next) : undefined}
          marks={marks}
          onStill={setStill}
          onRetry={commands.retry}
        />
        <GroupStrip
          takes={takes}
          current={take._id}
          isOnly={isOnly}
          picks={props.picks}
          onChoose={choose}
          onCompare={props.onCompare}
        />
      </div>
      <OpenGroupSide
        name={name}
        take={take}
        isOnly={isOnly}
        showsFps={props.showsFps}
        isWriting={isWriting}
        written={comments.kind === 'ready' ? comments.data.comments.length : undefined}
        talent={
          <TalentList
            records={group.records}
            heading={name === shown.people}
            picks={props.picks}
            alsoIn={props.alsoIn}
          />
        }
        comments={
          <Suspense>
            <GroupComments
              ofTake={{ take: take._id, state: comments, open: openTake, field: writing }}
              ofTalent={
                isWrittenAbout ? { uri: props.uri, group, state: written, open: openTake } : undefined
              }
            />
          </Suspense>
        }
        field={
          <Suspense>
            <NewTakeComment key={take._id} take={take} player={player} still={still} field={writing} />
          </Suspense>
        }
      />
      <OpenGroupActions
        take={take}
        group={group}
        name={name}
        commands={commands}
        actions={actions}
        at={at}
        isMenuOpen={isMenuOpen}
        onMenu={openMenu}
        archive={props.archive}
        isWriting={isWriting}
        onWrite={isWriting ? () => setWriting(false) : write}
        next={props.next}
        onNext={props.onNext}
      />
      {isEdited ? (
        <Suspense>
          <EditGroupDialog
            session={props.session}
            group={group}
            name={name}
            onClose={() => setEdited(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
