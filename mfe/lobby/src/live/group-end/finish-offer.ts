import { toast } from '@callboard/kit/ui'
import { useEffect } from 'react'
import type { LobbyModel } from '../lobby-model.ts'
import { dropOffer, keptOffers, offerId } from '../undo-offers.ts'
import { refusedFinishes } from './who-was-there.ts'

/** Takes each offer away once the page knows that it would be refused. @param videos of the current group */
export function useFinishOffers(session: string, lobby: LobbyModel | undefined, videos: number): void {
  useEffect(() => {
    if (!lobby) return
    for (const offer of refusedFinishes(keptOffers(session, Date.now()), lobby, videos)) {
      dropOffer(offer)
      toast.hide(offerId(offer))
    }
  }, [session, lobby, videos])
}
