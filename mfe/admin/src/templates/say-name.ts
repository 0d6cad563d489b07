/** `CLIENT_EMAIL` is 'client email'. */
export const sayName = (name: string): string => name.toLowerCase().replaceAll('_', ' ')
