/** Texts of the board. Cities stay as printed; countries have a name in every language. */
export const board = {
  countries: {
    niemcy: "Germany",
    rosja: "Russia",
    litwa: "Lithuania",
    bialorus: "Belarus",
    ukraina: "Ukraine",
    slowacja: "Slovakia",
    czechy: "Czech Republic",
  },
};
