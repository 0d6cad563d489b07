import '@mantine/dates/styles.css'
