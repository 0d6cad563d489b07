import { useAccount } from '@callboard/kit/data'
import { openedLinks } from '@callboard/kit/opened-links'
import { useEffect } from 'react'

/** Keeps a link that a client has come by, so that their home shows what waits there. @param link once it has opened */
export function useOpenedLink(link: string | undefined): void {
  const account = useAccount()
  const client = account?.user_type === 'client' ? account._id : undefined
  useEffect(() => {
    if (client !== undefined && link !== undefined) openedLinks.add(client, link)
  }, [client, link])
}
