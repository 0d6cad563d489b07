import '@mantine/core/styles/Table.css'
