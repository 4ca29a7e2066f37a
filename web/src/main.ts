import { mount } from 'svelte'
import App from './App.svelte'
import { session } from './net/session.svelte'
import './style/base.css'

const PATIENCE = 900 // milliseconds that a first picture may wait for what it is made of

/* Letters that arrive late would push everything about, and so would a name in the header. */
async function ready(): Promise<void> {
  const letters = ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '620 1em "Fraunces Variable"'].map((face) => document.fonts.load(face))
  const named = __GALLERY__ ? null : session.who()
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([Promise.allSettled([...letters, named]), late])
}

void ready().then(() => mount(App, { target: document.getElementById('page')! }))
