import { store, toast } from '@callboard/kit/ui'
import { useEffect } from 'react'
import type { LobbyModel } from '../lobby-model.ts'
import { canTakeBackFinish } from './who-was-there.ts'

/** Id of the group whose finish this page offered to take back last. */
export const offeredFinish = store<string | null>(null)

export const finishToast = (group: string) => `finished:${group}`

/** Takes the offer away once the page knows that it would be refused. @param videos of the current group */
export function useFinishOffer(lobby: LobbyModel | undefined, videos: number): void {
  useEffect(() => {
    const finished = offeredFinish.get()
    if (lobby && finished && !canTakeBackFinish(lobby, videos, finished)) toast.hide(finishToast(finished))
  }, [lobby, videos])
}
