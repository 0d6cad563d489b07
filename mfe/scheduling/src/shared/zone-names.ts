/** Zones by the names that the time zone database has given up and that browsers go on listing. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** What people call a place whose zone has the name of another city. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'Africa/Johannesburg': ['Cape Town', 'Durban', 'Pretoria'],
  'America/Chicago': [
    'Austin',
    'Dallas',
    'Houston',
    'Minneapolis',
    'Nashville',
    'New Orleans',
    'San Antonio',
  ],
  'America/Denver': ['Albuquerque', 'Salt Lake City', 'Santa Fe'],
  'America/Los_Angeles': [
    'Burbank',
    'Hollywood',
    'Las Vegas',
    'Portland',
    'San Diego',
    'San Francisco',
    'Seattle',
  ],
  'America/New_York': ['Atlanta', 'Boston', 'Miami', 'Orlando', 'Philadelphia', 'Washington'],
  'America/Sao_Paulo': ['Rio de Janeiro'],
  'America/Toronto': ['Montreal', 'Ottawa'],
  'Asia/Dubai': ['Abu Dhabi'],
  'Asia/Ho_Chi_Minh': ['Hanoi', 'Saigon'],
  'Asia/Kathmandu': ['Katmandu'],
  'Asia/Kolkata': ['Bangalore', 'Bengaluru', 'Bombay', 'Calcutta', 'Chennai', 'Delhi', 'Hyderabad', 'Mumbai'],
  'Asia/Shanghai': ['Beijing', 'Guangzhou', 'Shenzhen'],
  'Asia/Tokyo': ['Kyoto', 'Osaka'],
  'Asia/Yangon': ['Rangoon'],
  'Australia/Sydney': ['Canberra'],
  'Europe/Berlin': ['Cologne', 'Frankfurt', 'Hamburg', 'Munich'],
  'Europe/Kyiv': ['Kiev'],
  'Europe/London': ['Cardiff', 'Edinburgh', 'Glasgow', 'Manchester'],
  'Europe/Madrid': ['Barcelona'],
  'Europe/Paris': ['Lyon', 'Marseille', 'Nice'],
  'Europe/Rome': ['Milan'],
  'Pacific/Auckland': ['Wellington'],
  'Pacific/Honolulu': ['Hawaii'],
}

/** The present name of a zone. */
export const currentZone = (zone: string): string => RENAMED[zone] ?? zone

/** `Los Angeles` */
export const cityOf = (zone: string): string => {
  const current = currentZone(zone)
  return current.slice(current.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** Other cities by which the zone is looked for. */
export const aliasesOf = (zone: string): readonly string[] => ALIASES[zone] ?? []
