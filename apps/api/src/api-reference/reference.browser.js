// The pages work without it. It filters the menu, copies examples and keeps the language of them.
const menu = document.getElementById('menu');
const field = document.getElementById('search');
const found = menu.querySelector('.found');
const groups = [...menu.querySelectorAll('details')].map((group) => ({
  group,
  wasOpen: group.open,
  entries: [...group.querySelectorAll('[data-words]')],
}));

function filterMenu() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { group, wasOpen, entries } of groups) {
    let here = 0;
    for (const entry of entries) {
      entry.hidden = !words.every((word) => entry.dataset.words.includes(word));
      here += entry.hidden ? 0 : 1;
    }
    count += here;
    group.hidden = here === 0;
    group.open = words.length > 0 ? here > 0 : wasOpen;
  }
  found.textContent =
    words.length === 0
      ? ''
      : `${count} ${count === 1 ? 'call' : 'calls'}. Enter searches everything.`;
}

field.addEventListener('input', filterMenu);
// Only the menu scrolls to its entry: the page keeps its own place.
const here = menu.querySelector('details [aria-current]');
if (here) menu.scrollTop = here.offsetTop - menu.clientHeight / 2;

const news = document.getElementById('news');
for (const button of document.querySelectorAll('.copy')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const label = button.firstChild;
    try {
      await navigator.clipboard.writeText(button.parentElement.querySelector('code').textContent);
      label.data = 'Copied';
    } catch {
      // Not allowed here, in a frame for example: the reader copies it by hand.
      getSelection().selectAllChildren(button.parentElement.querySelector('code'));
      label.data = 'Selected';
    }
    news.textContent = label.data;
    setTimeout(() => {
      label.data = 'Copy';
      news.textContent = '';
    }, 2_000);
  });
}

const LANGUAGE_KEY = 'reference language';
const choices = [...document.querySelectorAll('.languages input')];
const kept = localStorage.getItem(LANGUAGE_KEY);
for (const choice of choices) {
  if (choice.value === kept) choice.checked = true;
  choice.addEventListener('change', () => localStorage.setItem(LANGUAGE_KEY, choice.value));
}
