import { toast } from '@callboard/kit/ui'

/** To a viewer whose open take has left the page. */
export const sayTakenOff = () => toast.failed('The casting office has taken this take off the page.')
