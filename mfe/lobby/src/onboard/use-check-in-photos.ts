import { isUnseen } from '@callboard/kit/pictures'
import { useEffect, useRef, useState } from 'react'
import { removePhoto, uploadPhoto } from '../data/check-in.ts'
import type { CheckInDraft, StoredPhoto } from './check-in-draft.ts'

/** The photo of today: as the server has it, and as this page took it. */
interface Photo {
  readonly stored: StoredPhoto | null
  readonly taken: { readonly bytes: Blob; readonly url: string | null } | null
}

/** The photo of today and the headshots of a check-in, stored under its ticket. */
export function useCheckInPhotos(ticket: string, draft: CheckInDraft | undefined) {
  const [photo, setState] = useState<Photo>({ stored: draft?.photo ?? null, taken: null })
  const [headshots, setHeadshots] = useState<readonly StoredPhoto[]>(draft?.headshots ?? [])
  // The steps go by these: a photo may arrive after the press that goes on with it.
  const latest = useRef(photo)
  const coming = useRef<Promise<unknown> | undefined>(undefined)
  const { taken } = photo
  useEffect(() => {
    const url = taken?.url
    if (url) return () => URL.revokeObjectURL(url)
  }, [taken])

  const keep = (changed: Photo) => {
    latest.current = changed
    setState(changed)
  }
  const setPhoto = (bytes: Blob | null) => {
    const { stored } = latest.current
    // Where the place of the one before cannot be freed, the server still takes four.
    if (stored) removePhoto(ticket, stored.photo).catch(() => {})
    const url = bytes && !isUnseen(bytes) ? URL.createObjectURL(bytes) : null
    keep({ stored: null, taken: bytes && { bytes, url } })
  }
  return {
    photo,
    headshots,
    setPhoto,
    /** @param shot a photo that the camera is still making */
    takePhoto: (shot: Promise<Blob | null>) => {
      coming.current = shot.then((bytes) => {
        if (bytes) setPhoto(bytes)
      })
    },
    /** Waits for a photo that is being made. */
    hasPhoto: async () => {
      await coming.current
      return latest.current.stored !== null || latest.current.taken !== null
    },
    upload: async (): Promise<StoredPhoto | null> => {
      const { stored, taken: own } = latest.current
      if (stored || !own) return stored
      const sent = await uploadPhoto(ticket, own.bytes)
      keep({ stored: sent, taken: own })
      return sent
    },
    /** The ticket they were stored under is out of date. @returns whether this page still has the photo of today */
    forgetStored: (): boolean => {
      keep({ stored: null, taken: latest.current.taken })
      setHeadshots([])
      return latest.current.taken !== null
    },
    addHeadshot: async (file: Blob) => {
      const headshot = await uploadPhoto(ticket, file, 'headshot')
      setHeadshots((now) => [...now, headshot])
    },
    removeHeadshot: (headshot: StoredPhoto) => {
      setHeadshots((now) => now.filter((each) => each !== headshot))
      removePhoto(ticket, headshot.photo).catch(() => {})
    },
  }
}
