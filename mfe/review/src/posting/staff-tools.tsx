import { Button, Link } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import SharePage from './share-page.tsx'

/** For staff: the links that open the page, and the picks of its project. */
export default function StaffTools({ uri, view }: { readonly uri: string; readonly view: PostingPageView }) {
  return (
    <>
      <SharePage view={view} />
      <Button
        component={Link}
        to={`/picks/${uri}`}
        variant="default"
        title="Picks of all pages of the project"
      >
        Picks
      </Button>
    </>
  )
}
