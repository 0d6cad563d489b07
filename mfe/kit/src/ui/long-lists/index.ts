/** Lists of which only the rows on the screen are drawn. */
export { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
