/** Lists of which only the rows on the screen are drawn. */
export { useVirtualizer } from '@tanstack/react-virtual'
