/** A white card beside a text: its title, what it says, and buttons as wide as the card. */
export const SIDE_CARD = {
  card: 'pt-6 px-[min(1.75rem,7.2vw)] pb-7 border border-line bg-white',
  title: 'mb-3 text-[1.125rem] tracking-normal',
  button: 'w-full mt-4',
};
