/** `projects.updateProject` is 'Projects: update project'. */
export function sayAction(action: string): string {
  const [module = '', name = ''] = action.split('.')
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${module.charAt(0).toUpperCase()}${module.slice(1)}: ${words}`
}
