/** What one does with a whole posting page; its words and signs come with the menus, after the first picture. */
export interface PageAction {
  readonly does: 'sort' | 'print' | 'download'
  readonly run: () => void
}
