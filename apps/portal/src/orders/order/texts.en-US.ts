export const TEXTS = {
  title: 'Choose a card terminal',
  restaurantTitle: 'Equipment for your restaurant',
};
