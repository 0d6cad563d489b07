import type { PlayerHandle } from '@callboard/kit/player'
import { ADVANCE_AFTER, firstShown, neighbour, nextPlaying, useDelayed } from '@callboard/kit/takes'
import { confirm, VisuallyHidden } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import type { ArchiveView } from '@callboard/review/contract'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { OpenMoment } from '../side-by-side/first-compared.ts'
import { marksOf, type OpenTake } from '../takes/comment-moments.ts'
import { shortTakeName } from '../takes/short-take-name.ts'
import { GroupSteps } from './group-steps.tsx'
import { GroupStrip } from './group-strip.tsx'
import styles from './open-group.module.css'
import { OpenGroupActions } from './open-group-actions.tsx'
import type { OpenGroupCommands } from './open-group-commands.ts'
import { OpenGroupKeys } from './open-group-keys.tsx'
import { OpenGroupSide } from './open-group-side.tsx'
import { OpenGroupStage } from './open-group-stage.tsx'
import type { ShownGroup } from './review-groups.ts'
import { TalentList } from './talent-list.tsx'
import { useHoldingMenu } from './use-holding-menu.ts'
import type { OpenGroupDeeds } from './use-left-group.ts'
import { useOpenComments } from './use-open-comments.ts'
import { useWriting } from './use-writing.ts'
import { isToView, nextToView } from './wall-fact.ts'
import { WindowStrip } from './window-strip.tsx'

const OpenComments = lazy(() => import('./open-comments.tsx'))
const NewComment = lazy(async () => ({ default: (await import('./open-comments.tsx')).NewComment }))
const EditGroupDialog = lazy(() => import('./edit-group-dialog.tsx'))

const DELETED =
  'The video leaves the review. Posting pages that have a copy keep it; you can take this back for seven days.'

/** The open group over the whole window: its player, its takes as a filmstrip, its people and actions. */
export function OpenGroup(props: {
  readonly session: string
  readonly shown: ShownGroup
  /** Id of a take; any other text: the first one. */
  readonly chosen: string
  readonly onChoose: (take: string) => void
  readonly picks: readonly Pick[]
  /** Stands for answers that could not be loaded. */
  readonly noAnswers: ReactNode
  /** What was answered is known, or is not to be had. */
  readonly isAnswered: boolean
  /** Talent who were commented in the live room. */
  readonly commented: readonly { readonly record: string }[]
  /** By record, the groups that the same talent is in, too. */
  readonly alsoIn: ReadonlyMap<string, readonly string[]>
  readonly can: { readonly archive: boolean; readonly delete: boolean }
  readonly actions: OpenGroupDeeds
  /** Those of the tab, with it among them. */
  readonly groups: readonly ShownGroup[]
  /** That the person waits for or was not told of. */
  readonly archive: ArchiveView | undefined
  readonly onOpen: (id: string) => void
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
  readonly onCopy: (() => void) | undefined
  readonly onDownload: () => void
  /** Absent where there is nothing to sort. */
  readonly onSort: (() => void) | undefined
  /** Absent where there are no two takes to compare. @param moment where the take stands */
  readonly onCompare: ((moment: OpenMoment) => void) | undefined
  /** Where its chosen take begins, in seconds: it stood beside others before. */
  readonly beginAt: number | undefined
}) {
  const { shown, actions, onCompare: compare } = props
  const { takes, group, name } = shown
  const [isEdited, setEdited] = useState(false)
  const [still, setStill] = useState<number>()
  /** Id of the comment that is pointed at. */
  const [pointed, setPointed] = useState<string>()
  const advance = useDelayed()
  const panel = useRef<HTMLElement>(null)
  const player = useRef<PlayerHandle>(null)
  const menu = useHoldingMenu(player)
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
  }, [])

  const take = firstShown(takes, props.chosen)
  const { stream, missing, room } = useOpenComments({ ...props, group, takes, take: take?._id })
  const [begin, setBegin] = useState(
    take && props.beginAt !== undefined ? { take: take._id, second: props.beginAt } : undefined,
  )
  const writing = useWriting(panel, { take: take?._id ?? '', takes, stream, onChoose: props.onChoose })
  const { isWriting, write } = writing
  if (!take) return null
  const place = props.groups.indexOf(shown)
  const isOnly = group.records.length < 2
  const called = shortTakeName(take, isOnly)
  const takeName = takes.length > 1 ? called : undefined
  const marks = marksOf(take._id, stream, pointed)

  const choose = (id: string | undefined) => {
    advance.cancel()
    setBegin(undefined)
    setStill(undefined)
    if (id) props.onChoose(id)
  }
  const openTake: OpenTake = {
    take: take._id,
    takes: takes.map((one) => ({ _id: one._id, called: shortTakeName(one, isOnly) })),
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
  const swipe = (step: 1 | -1) => {
    const to = step > 0 ? next : previous
    if (to) choose(to)
    else props.onStep(step)
  }
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
  const toView = nextToView(props.groups, group._id)
  /** Where viewing goes on once the group is viewed; undefined: it is the last one. */
  const goesOn = toView === shown ? undefined : toView
  const at = () => player.current?.at() ?? 0
  const openMenu = (isOpen: boolean) => {
    if (isOpen) advance.cancel()
    menu.change(isOpen)
  }
  const commands: OpenGroupCommands = {
    like: () => {
      advance.cancel()
      actions.like(take, !take.liked)
    },
    viewed: () => actions.viewed([shown], !group.viewed),
    viewedNext: isToView(shown) ? () => actions.viewedNext(shown, goesOn?.group._id) : undefined,
    copy: props.onCopy,
    download: props.onDownload,
    archive: props.can.archive ? archive : undefined,
    compare:
      compare &&
      (() => {
        const isPlaying = menu.isHeld() || stage.current?.querySelector('video')?.paused === false
        compare({ video: take._id, second: at(), isPlaying })
      }),
    edit: () => setEdited(true),
    sort: props.onSort,
    retry: take.url === null && take.can.retry ? () => actions.retry(take) : undefined,
    remove: props.can.delete && take.is_archived ? () => void remove() : undefined,
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.root}
      data-writing={isWriting || undefined}
      aria-label={`Takes of ${name}`}
    >
      <div className={styles.top}>
        <WindowStrip shown={props.groups} open={group._id} onOpen={props.onOpen} onClose={props.onClose} />
      </div>
      <OpenGroupKeys
        commands={commands}
        next={() => choose(next)}
        previous={() => choose(previous)}
        picture={take.url === null ? undefined : () => void actions.groupPicture(group, take, at())}
        comment={() => write()}
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
          onSwipe={swipe}
        />
        <GroupStrip
          takes={takes}
          current={take._id}
          isOnly={isOnly}
          picks={props.picks}
          onChoose={choose}
          onCompare={commands.compare}
        />
      </div>
      <OpenGroupSide
        name={name}
        isPeople={name === shown.people}
        take={take}
        // The only one has no number; a file keeps the name that its sender gave it.
        takeName={called === take.name ? called : takeName}
        written={stream.length}
        onField={writing.taken}
        onLeft={writing.left}
        talent={
          <>
            <TalentList
              records={group.records}
              picks={props.picks}
              alsoIn={props.alsoIn}
              inTake={take.record_ids}
              isAnswered={group.copied && props.isAnswered}
              room={room}
            />
            {props.noAnswers}
          </>
        }
        comments={
          <Suspense>
            <OpenComments
              group={group}
              stream={stream}
              missing={missing}
              open={openTake}
              sight={writing.sight}
              onReply={write}
            />
          </Suspense>
        }
        field={
          <Suspense>
            <NewComment
              take={take}
              takeName={takeName}
              player={player}
              still={still}
              field={writing.field}
              group={group}
              reply={writing.reply}
              isBegun={isWriting}
              onSend={writing.send}
              onSent={writing.sent}
              onReplied={writing.endReply}
              onClose={writing.close}
            />
          </Suspense>
        }
      />
      <VisuallyHidden role="status">{writing.isSent ? 'Comment sent' : ''}</VisuallyHidden>
      <OpenGroupActions
        take={take}
        group={group}
        name={name}
        commands={commands}
        actions={actions}
        at={at}
        isMenuOpen={menu.isOpen}
        onMenu={openMenu}
        onPicture={menu.stay}
        archive={props.archive}
        isDraft={writing.isDraft}
        onWrite={writing.resume}
        steps={
          <GroupSteps
            previous={props.groups[place - 1]}
            next={props.groups[place + 1]}
            toView={goesOn}
            onViewed={commands.viewedNext}
            onStep={props.onStep}
            onAll={props.onClose}
          />
        }
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
