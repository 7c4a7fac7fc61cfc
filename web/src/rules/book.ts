/** Which game the rulebook around a piece of text belongs to. */
import { createContext } from 'svelte';

const [book, setBook] = createContext<() => string>();

export const bookOf = book;
export const setBookOf = setBook;
